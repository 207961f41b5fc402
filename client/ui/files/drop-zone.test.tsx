import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '#client/i18n/i18n.ts'
import { DropZone } from './drop-zone.tsx'

afterEach(() => act(() => changeLanguage('en')))

/** What a browser hands over: a folder is among the files, and only its entry tells. */
const dropOf = (...dropped: { name: string; isDirectory?: boolean }[]) => ({
  files: dropped.map(({ name }) => new File(['a'], name)),
  items: dropped.map(({ name, isDirectory = false }) => ({ webkitGetAsEntry: () => ({ name, isDirectory }) })),
})

test('indicates that files may be dropped, and accepts them', () => {
  const onFiles = vi.fn()
  const { container } = render(<DropZone inputLabel="File" label="Choose" hint="Or drop it here" onFiles={onFiles} />)
  const zone = within(container).getByText('Or drop it here').parentElement ?? container
  fireEvent.dragOver(zone)
  expect(zone.dataset.over).toBe('true')
  fireEvent.dragLeave(zone)
  expect(zone.dataset.over).toBeUndefined()
  fireEvent.dragOver(zone)
  const dataTransfer = dropOf({ name: 'a.csv' })
  fireEvent.drop(zone, { dataTransfer })
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(dataTransfer.files)
  expect(zone.dataset.over).toBeUndefined()
})

test('says that a folder is none, and takes the files beside it', () => {
  const onFiles = vi.fn()
  render(<DropZone inputLabel="File" label="Choose" hint="Or drop it here" isMany onFiles={onFiles} />)
  const drop = (...dropped: Parameters<typeof dropOf>) =>
    fireEvent.drop(screen.getByText('Or drop it here'), { dataTransfer: dropOf(...dropped) })
  drop({ name: 'photos', isDirectory: true })
  expect(screen.getByRole('alert').textContent).toBe('“photos” is a folder. Only files can be dropped here.')
  act(() => changeLanguage('zh'))
  expect(screen.getByRole('alert').textContent).toBe('「photos」是資料夾，這裡只能放入檔案。')
  expect(onFiles).not.toHaveBeenCalled()
  drop({ name: 'photos', isDirectory: true }, { name: 'a.csv' })
  expect(onFiles.mock.calls.map(([files]) => files.map(({ name }: File) => name))).toEqual([['a.csv']])
  expect(screen.getByRole('alert')).toBeTruthy()
  drop({ name: 'b.csv' })
  expect([onFiles.mock.calls.length, screen.queryByRole('alert')]).toEqual([2, null])
})

test('takes nothing while it is busy', () => {
  const onFiles = vi.fn()
  render(<DropZone label="Choose" hint="Or drop it here" isBusy onFiles={onFiles} />)
  fireEvent.drop(screen.getByText('Or drop it here'), { dataTransfer: dropOf({ name: 'a.csv' }) })
  expect(onFiles).not.toHaveBeenCalled()
})
