import './calls.ts'
// The same worker opens the console without a connection, where an operator has turned that on (page 8_07).
import '#pages/page8/page8_07-offline-and-conflict/worker/worker.ts'
import './documents.ts'
