import { test } from 'vitest'
import { attack } from './fuzz.ts'

test('hundreds of requests, most of them invalid, on SQLite', { timeout: 600_000 }, () => attack({}))
