import { sample } from '#shared/sample.ts'
import { previewWording } from './contract.ts'

export const samples = [
  sample(previewWording, () => ({
    body: { language: 'en' as const, text: { one: '{{count}} parcel', other: '{{count}} parcels' } },
  })),
]
