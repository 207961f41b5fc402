import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { Messages } from '#shared/messages.ts'
import {
  featherMessages,
  natureMessages,
  powerItemMessages,
  statMessages,
  typeMessages,
  vitaminMessages,
} from './terms-messages.ts'

type Facts = Record<string, string>
const FOLDER = `${import.meta.dirname}/../../../resources/species/facts`
const read = (file: string): Facts[] => parse(readFileSync(`${FOLDER}/${file}`), { columns: true })

/** The names in the facts files, by the member that distinguishes them. */
const named = (rows: Facts[], key: string, en: string) =>
  Object.fromEntries(rows.map(row => [row[key], { en: row[en], zh: row.zh_hant ?? row.name_zh_hant }]))
const textsOf = ({ texts }: Messages) => texts

test('natures, types and items have the names of the facts files', () => {
  expect(textsOf(natureMessages)).toEqual(named(read('natures.csv'), 'identifier', 'name_en'))
  const terms = read('terms-types-stats.csv')
  const types = terms.filter(({ kind, identifier }) => kind === 'type' && identifier !== 'stellar')
  expect(textsOf(typeMessages)).toEqual(named(types, 'identifier', 'en'))
  const items = (kind: string) =>
    named(
      read('ev-items.csv').filter(item => item.kind === kind),
      'stat',
      'name_en',
    )
  expect(textsOf(powerItemMessages)).toEqual(items('power'))
  expect(textsOf(vitaminMessages)).toEqual(items('vitamin'))
  expect(textsOf(featherMessages)).toEqual(items('feather'))
})

test('S-EV-1: the six stats', () => {
  const texts = Object.values(statMessages.texts)
  expect(texts.map(({ en }) => en)).toEqual(['HP', 'Attack', 'Defense', 'Sp.Attack', 'Sp.Defense', 'Speed'])
  const stats = read('terms-types-stats.csv').filter(({ kind }) => kind === 'stat')
  expect(texts.map(({ zh }) => zh)).toEqual(stats.map(stat => stat.zh_hant))
})
