import { firstRead } from '#client/loading/first-read.ts'
import { listForms } from '#resources/forms/contract.ts'

export default [firstRead(listForms, { query: { limit: 200 } })]
