import { readSourceTexts } from './source-texts.ts'

const texts = await readSourceTexts()
// The server may have ended meanwhile.
if (process.connected) process.send?.(texts)
