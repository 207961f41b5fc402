import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useLocation, useNavigate } from 'react-router'
import { MethodBadge } from '#client/http/method-badge.tsx'
import { formatMs } from '#client/http/sizes.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import entryStyles from '#pages/page8/page8_01-api-practice/catalogue/entries.module.css'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { setCall, setDraft } from '#pages/page8/page8_01-api-practice/request/desk.ts'
import { writeValues } from '#pages/page8/page8_01-api-practice/request/share.ts'
import { listSearch } from '#pages/page8/page8_01-api-practice/search-params.ts'
import { usePaths } from '#pages/page8/page8_01-api-practice/use-route.ts'
import { type HistoryEntry, valuesOf } from './history.ts'
import type { History } from './use-history.ts'

/** The sent requests, newest first. A click opens one again. */
export function HistoryList({ history, operations }: { history: History; operations: Operation[] }) {
  const { t } = useLocale(messages)
  const { entries, deleted, clear, undo } = history
  if (!entries) return null
  return (
    <div className={`${look.column} ${look.low}`} data-gap="8">
      {deleted.length > 0 && (
        <p className={look.dim} data-pad="8" role="status">
          {t('historyCleared', { count: deleted.length })} <Button isSmall label={t('undo')} onClick={undo} />
        </p>
      )}
      {entries.length === 0 && deleted.length === 0 && (
        <p className={look.dim} data-pad="8">
          <strong className={`${look.block} ${look.text}`}>{t('historyEmptyTitle')}</strong>
          {t('historyEmptyText')}
        </p>
      )}
      {entries.length > 0 && (
        <>
          <ul className={`${look.low} ${look.scroll}`}>
            {entries.map(entry => (
              <Entry key={entry.id} entry={entry} operations={operations} onDelete={() => history.remove(entry.id)} />
            ))}
          </ul>
          <Button className={look.fit} isSmall kind="quiet" label={t('clearHistory')} onClick={clear} />
        </>
      )}
    </div>
  )
}

type EntryProps = { entry: HistoryEntry; operations: Operation[]; onDelete: () => void }

function Entry({ entry, operations, onDelete }: EntryProps) {
  const { t, language, formats } = useLocale(messages)
  const navigate = useNavigate()
  const paths = usePaths()
  const { search } = useLocation()
  const { method, url, reply } = entry
  const operation = operations.find(one => one.id === entry.operation)

  function handleOpen() {
    if (!operation) return
    const values = valuesOf(operation, entry)
    setDraft(operation.id, values)
    setCall(operation.id, { state: 'answered', reply: { ...reply, bytes: null }, isKept: true })
    void navigate(paths.operation(operation) + writeValues(operation, values, listSearch(search)))
  }

  return (
    <li className={`${look.pick} ${look.flex} ${look.middle} ${look.rounded}`}>
      {/* An entry of an endpoint that no longer exists can be read, but not opened. */}
      <button
        type="button"
        className={`${look.insideFocus} ${look.flex} ${look.grow} ${look.top} ${look.shrink} ${entryStyles.open}`}
        disabled={!operation}
        onClick={handleOpen}
      >
        <MethodBadge method={method} />
        <span className={`${look.grid} ${look.shrink}`}>
          <span className={`${look.mono} ${look.small} ${look.twoLines}`}>{url}</span>
          <span className={`${reply.status < 400 ? look.dim : look.bad} ${look.small}`}>
            {reply.status} · {formatMs(reply.timing.totalMs, language)} · {formats.moment(reply.at, 'timeSeconds')}
          </span>
        </span>
      </button>
      <IconButton icon={IconTrash} isDanger label={t('deleteEntry', { method, url })} onClick={onDelete} />
    </li>
  )
}
