export { chooseLanguage } from './sql.ts'
