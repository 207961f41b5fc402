import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
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

export const SaveDialog = (props: ComponentProps<typeof Saved.SaveDialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
