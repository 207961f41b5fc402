import { pageIdOf } from '#client/api/page-id.ts'
import { sendEarly } from '#client/state/early-reads.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { readKept } from './kept-reads.ts'

// The only script inside a document of the app: it asks for an operator's data before any other code has arrived.
const token = storage.read(STORED.token)
/** What the console reads on every page (`reads`), and what the lists of this page read first (`first`). */
const named = (list: 'reads' | 'first') => document.currentScript?.dataset[list]?.split(' ').filter(Boolean) ?? []
if (token !== null) {
  const kept = readKept().map(({ url }) => url)
  const urls = new Set([...named('reads'), ...(kept.length > 0 ? kept : named('first'))])
  sendEarly([...urls], { token, page: pageIdOf(location.pathname) })
}
