import { measureBrowser } from './browser.ts'
import { table } from './report.ts'
console.log(table(await measureBrowser()))
