import { sample } from '#shared/sample.ts'
import { findCounties } from './contract.ts'

export const samples = [sample(findCounties, () => ({ body: { points: [{ lng: 121, lat: 24 }] } }))]
