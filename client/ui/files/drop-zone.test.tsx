import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DropZone } from './drop-zone.tsx'

test('indicates that files may be dropped, and accepts them', () => {
  const onFiles = vi.fn()
  render(<DropZone onFiles={onFiles}>here</DropZone>)
  const zone = screen.getByText('here')
  fireEvent.dragOver(zone)
  expect(zone.dataset.over).toBe('true')
  fireEvent.dragLeave(zone)
  expect(zone.dataset.over).toBeUndefined()
  const file = new File(['a'], 'a.csv')
  fireEvent.dragOver(zone)
  fireEvent.drop(zone, { dataTransfer: { files: [file] } })
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file])
  expect(zone.dataset.over).toBeUndefined()
})
