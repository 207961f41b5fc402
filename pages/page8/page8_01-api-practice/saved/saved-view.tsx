import { isRefused } from '#client/api/connect.ts'
import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { BackToList } from '#pages/page8/page8_01-api-practice/back-to-list.tsx'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { usePaths } from '#pages/page8/page8_01-api-practice/use-route.ts'
import { readSavedRequest } from '#resources/saved-requests/contract.ts'
import { Problem } from '#shared/errors.ts'
import { savedMessages } from './messages.ts'
import { SavedForm } from './saved-form.tsx'

type Props = { id: string; operations: Operation[] }

export function SavedView({ id, operations }: Props) {
  const t = useMessages(savedMessages)
  useLiveRows('saved-requests', readSavedRequest.path)
  const query = useRead(readSavedRequest, { params: { savedRequestId: id } })
  const isGone = isRefused(readSavedRequest, 404, query.error) || isNoId(query.error)
  if (isGone && !query.data) return <NoSaved />
  return (
    <>
      <BackToList search="?list=saved" label={t('toSaved')} />
      <Loaded query={query} height={320}>
        {saved => <SavedForm key={saved.id} saved={saved} operations={operations} isGone={isGone} />}
      </Loaded>
    </>
  )
}

/** A malformed id in the URL is reported like a missing request. */
const isNoId = (error: unknown) => error instanceof Problem && error.code === 'invalid-input'

function NoSaved() {
  const t = useMessages(savedMessages)
  const { base } = usePaths()
  return (
    <Notice
      tone="bad"
      level={2}
      title={t('noneTitle')}
      actions={<ButtonLink kind="main" label={t('toSaved')} to={`${base}?list=saved`} />}
    >
      {t('noneText')}
    </Notice>
  )
}
