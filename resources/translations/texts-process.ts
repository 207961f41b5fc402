import { sendEach } from '#server/platform/programs.ts'
import { readSourceTexts } from './source-texts.ts'

/** Few, so that the server reads one message quickly. */
const SENT_AT_ONCE = 1_000

const texts = await readSourceTexts()
sendEach(function* () {
  for (let start = 0; start < texts.length; start += SENT_AT_ONCE) yield texts.slice(start, start + SENT_AT_ONCE)
})
