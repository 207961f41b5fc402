import { firstRead } from '#client/api/first-read.ts'
import { listSpecies } from '#resources/species/contract.ts'

export default [firstRead(listSpecies)]
