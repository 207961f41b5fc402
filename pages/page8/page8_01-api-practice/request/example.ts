import { check } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import type { Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { blankOf } from './values.ts'

/** Texts of the kinds that our contracts ask for. The first that fits is the example. */
const TEXTS = [
  'Example',
  'example',
  'name@strive.example',
  '2026-10-01',
  '2026-10-01T00:00:00Z',
  '2026-10-01 08:00:00',
  '2026-10',
  '12:00',
  'TWD',
  '0912345678',
  '#3366ff',
  '/api/example',
  'https://strive.example',
  '01234567',
  '0123456789abcdef',
  '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  'en.Example',
  'image/png',
  'page3_01',
  'ABCDEF',
  'e',
]

/**
 * A body that the server accepts: the one that the document declares, or a valid value of the schema with texts. If all
 * fields are optional, it has the first. Its names are new each time, because many must be unique, and it is about the
 * account that sends it.
 */
export function exampleOf(schema: Schema, declared: unknown, account: string): unknown {
  const example = declared ?? made(schema)
  const text = JSON.stringify(example).replaceAll('Example', `Example-${shortId()}`).replaceAll('operator', account)
  const renamed: unknown = JSON.parse(text)
  return check(schema, renamed).length === 0 ? renamed : example
}

const shortId = () => Math.floor(Math.random() * 36 ** 4).toString(36)

function made(schema: Schema): unknown {
  const { properties = {}, required = [] } = schema
  const first = Object.keys(properties).slice(0, 1)
  return blankOf(required.length > 0 ? schema : { ...schema, required: first }, 0, textFor)
}

const textFor = (schema: Schema): string => TEXTS.find(text => check(schema, text).length === 0) ?? ''
