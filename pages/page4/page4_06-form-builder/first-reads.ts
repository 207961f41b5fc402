import { firstRead } from '#client/api/first-read.ts'
import { listForms } from '#resources/forms/contract.ts'

export default [firstRead(listForms, { query: { limit: 200 } })]
