import { expect, test } from 'vitest'
import { placesIn } from './places.ts'

test('names each value and each list of a body by its pointer', () => {
  expect(placesIn('{"rows":[{"id":7,"a/b":"x"}],"next":null}')).toEqual([
    { place: '/rows', value: '[1]' },
    { place: '/rows/0/id', value: '7' },
    { place: '/rows/0/a~1b', value: 'x' },
    { place: '/next', value: 'null' },
  ])
})

test('finds none in a body that was cut, in one that is no JSON, and in none', () => {
  expect([placesIn('{"rows":[{"id":7'), placesIn('id,name'), placesIn(null)]).toEqual([[], [], []])
})
