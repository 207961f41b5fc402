import { serve } from '#server/http/serve.ts'
import { readBaseMap } from './contract.ts'

export const endpoints = [serve(readBaseMap, async ({ baseMap }) => ({ status: 200, body: { baseMap } }))]
