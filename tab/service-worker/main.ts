import './calls.ts'
// The same worker opens the console without a connection, where an operator has turned that on (page 8_07).
import '#client/offline/worker.ts'
import './documents.ts'
