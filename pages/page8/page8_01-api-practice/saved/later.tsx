import { Button } from '@mantine/core'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useMessages } from '#client/i18n.ts'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import type { Operation } from '#pages/page8/page8_01-api-practice/document.ts'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/values.ts'
import type * as Saved from './saved.ts'

/** Fetches what saved requests are made of: one piece, asked for when the page rests, so that no click waits for it. */
export const loadSaved = () => import('./saved.ts')

const View = lazy(() => loadSaved().then(({ SavedView }) => ({ default: SavedView })))
const List = lazy(() => loadSaved().then(({ SavedList }) => ({ default: SavedList })))
const Dialog = lazy(() => loadSaved().then(({ SaveDialog }) => ({ default: SaveDialog })))

export const SavedView = (props: ComponentProps<typeof Saved.SavedView>) => (
  <Suspense fallback={<Skeleton height={320} />}>
    <View {...props} />
  </Suspense>
)

export const SavedList = (props: ComponentProps<typeof Saved.SavedList>) => (
  <Suspense fallback={<Skeleton height={160} />}>
    <List {...props} />
  </Suspense>
)

/** Opens the dialog that keeps what is filled in. */
export function SaveButton(props: { operation: Operation; values: Values }) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconBookmark size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('save')}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
