import { fireEvent, render, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DropZone } from './drop-zone.tsx'

test('indicates that files may be dropped, and accepts them', () => {
  const onFiles = vi.fn()
  const { container } = render(<DropZone inputLabel="File" label="Choose" hint="Or drop it here" onFiles={onFiles} />)
  const zone = within(container).getByText('Or drop it here').parentElement ?? container
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
