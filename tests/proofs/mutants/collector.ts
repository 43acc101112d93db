export { collector as default } from './subjects.ts'
