import { pageIdOf } from '#client/api/page-id.ts'
import { sendEarly } from '#client/state/early-reads.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { readKept } from './kept-reads.ts'

// The only script inside a document of the app: it asks for an operator's data before any other code has arrived.
const token = storage.read(STORED.token)
/** What the console reads on every page. */
const always = document.currentScript?.dataset.reads?.split(' ') ?? []
if (token !== null) {
  const urls = new Set([...always, ...readKept().map(({ url }) => url)])
  sendEarly([...urls], { token, page: pageIdOf(location.pathname) })
}
