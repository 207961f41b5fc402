import { sample } from '#shared/sample.ts'
import { recordEvents } from './contract.ts'

export const samples = [sample(recordEvents, () => ({ body: { count: 2 } }))]
