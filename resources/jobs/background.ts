export { startWorker as start } from './worker.ts'
