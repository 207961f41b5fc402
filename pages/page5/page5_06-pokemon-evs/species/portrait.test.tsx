import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Entry } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { byStat } from '#resources/species/rules.ts'
import { Portrait } from './portrait.tsx'

const gible: Entry = {
  dexId: 126,
  nationalId: 443,
  pokemonId: 443,
  identifier: 'gible',
  name: { en: 'Gible', zh: '圓陸鯊' },
  types: ['dragon', 'ground'],
  base: byStat([58, 70, 45, 40, 45, 42]),
  evs: byStat([0, 1, 0, 0, 0, 0]),
  otherForms: [],
  folded: { en: 'gible', zh: '圓陸鯊' },
}

test('without a host it draws a badge: two colours, two characters, the number', () => {
  const { container } = render(<Portrait entry={gible} imageTemplate={null} size={44} />)
  expect(container.querySelector('img')).toBeNull()
  const fills = [...container.querySelectorAll('path')].map(path => path.getAttribute('fill'))
  expect(new Set(fills).size).toBe(2)
  expect([...container.querySelectorAll('text')].map(text => text.textContent)).toEqual(['Gi', '#126'])
})

test('with a host it shows the picture, or the badge for good once that has failed', () => {
  const shown = () => render(<Portrait entry={gible} imageTemplate="https://img.example/{nationalId}.png" size={44} />)
  const { container } = shown()
  const picture = container.querySelector('img')
  expect(picture?.src).toBe('https://img.example/443.png')
  fireEvent.error(picture as Element)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
  expect(shown().container.querySelector('img')).toBeNull()
})
