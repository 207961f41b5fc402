import { readSourceTexts } from './source-texts.ts'

process.send?.(await readSourceTexts())
