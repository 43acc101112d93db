export { countDeliveries } from './sql.ts'
