import { listFaults } from '#resources/faults/contract.ts'

/** What the banner of the practice faults reads, whatever page is open. The document asks for it (client/start/document.ts). */
export default [listFaults.path]
