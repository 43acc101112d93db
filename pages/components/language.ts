export { bcp47 } from '../../locales/bcp-47.ts'
