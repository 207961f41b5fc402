import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { UrlCounters } from './places.tsx'

const items = () => screen.getAllByRole('listitem').map(one => one.querySelector('output')?.textContent)

test('an item that is added to the largest one is as large, and the URL keeps both', () => {
  render(<UrlCounters />, { wrapper: pageAt('/counters?array=7&array=1000000') })
  fireEvent.click(screen.getByRole('button', { name: 'Add item' }))
  expect(items()).toEqual(['7', '1,000,000', '1,000,000'])
})
