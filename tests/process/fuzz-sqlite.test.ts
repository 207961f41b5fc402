import { test } from 'vitest'
import { attack } from './fuzz.ts'

test('ten thousand requests, most of them invalid, on SQLite', { timeout: 600_000 }, () => attack({}))
