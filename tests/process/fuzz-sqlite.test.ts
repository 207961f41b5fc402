import { test } from 'vitest'
import { attack } from './fuzz.ts'

test('thousands of requests, most of them invalid, on SQLite', { timeout: 600_000 }, () => attack({}))
