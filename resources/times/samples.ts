import { sample } from '#shared/sample.ts'
import { readTime } from './contract.ts'

export const samples = [
  sample(readTime, () => ({ body: { local: '2026-11-01T01:30', zone: 'America/New_York', zones: ['Asia/Taipei'] } })),
]
