import { expect, test } from 'vitest'
import { zoneLabel, zoneOptions } from './time-zones.ts'

const winter = new Date('2026-01-15T00:00:00Z')
const summer = new Date('2026-07-15T00:00:00Z')

test('shows the offset at the given moment', () => {
  expect(zoneLabel('Asia/Taipei', winter)).toBe('Asia/Taipei (GMT+08:00)')
  expect(zoneLabel('Europe/Berlin', winter)).toBe('Europe/Berlin (GMT+01:00)')
  expect(zoneLabel('Europe/Berlin', summer)).toBe('Europe/Berlin (GMT+02:00)')
  expect(zoneLabel('UTC', winter)).toBe('UTC (GMT+00:00)')
})

test('offers each zone once, including the current one', () => {
  const zones = zoneOptions('Asia/Katmandu', winter).map(({ value }) => value)
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Asia/Taipei', 'Asia/Katmandu']))
})
