/* A test file that imports this one first has the databases of its applications on PostgreSQL. */
process.env.DATABASE_OF_TESTS = 'postgres'
