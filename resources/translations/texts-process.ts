import { sendEach } from '#server/platform/programs.ts'
import { readSourceTexts } from './source-texts.ts'

const texts = await readSourceTexts()
sendEach(() => [texts].values())
