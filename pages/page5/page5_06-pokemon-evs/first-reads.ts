import { firstRead } from '#client/loading/first-read.ts'
import { listSpecies } from '#resources/species/contract.ts'

export default [firstRead(listSpecies)]
