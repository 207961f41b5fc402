import { useId, useRef, useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { RecordChanges } from '#client/list/changes/record-changes.tsx'
import { ListChips, ListFilters } from '#client/list/filters/list-filters.tsx'
import { useListSearch } from '#client/list/use-list-search.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useShown } from '#client/shell/use-shown.ts'
import { useGlobal } from '#client/state/state.ts'
import { CONTENT } from '#client/theme/breakpoints.ts'
import { Choices } from '#client/ui/choices/choices.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { useContentWidth } from '#client/ui/size/use-content-width.ts'
import { listTickets, readTicket, type Ticket } from '#resources/tickets/contract.ts'
import { TICKET_STATUSES, type TicketStatus } from '#resources/tickets/rules.ts'
import styles from './board.module.css'
import { type Cards, countChange, narrowOf, withMoved, withoutCards } from './board.ts'
import { type Column, useColumn } from './columns/use-column.ts'
import { Ghost } from './drag/ghost.tsx'
import { useBoardKeys } from './drag/use-board-keys.ts'
import { useCardFocus } from './drag/use-card-focus.ts'
import { useDrag } from './drag/use-drag.ts'
import { useHeld } from './drag/use-held.ts'
import { useMoves } from './drag/use-moves.ts'
import { filtersOf } from './filters.ts'
import { messages } from './messages.ts'
import { ticketsSearch } from './search-params.ts'
import { TicketPane } from './ticket/ticket-pane.tsx'
import { TicketColumn } from './ticket-column.tsx'
import { useStaff } from './use-staff.ts'

export default function TicketBoardPage() {
  const { t, language } = useLocale(messages)
  const list = useListSearch(ticketsSearch)
  const { state, change, query } = list
  const statuses = TICKET_STATUSES.filter(status => status === (state.status ?? status))
  const canMove = useGlobal(global => global.permissions.includes('tickets:write'))
  const staff = useStaff()
  const root = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const [said, say] = useState('')
  useLiveRows('tickets', listTickets.path, readTicket.path)

  const columns: Record<TicketStatus, Column> = {
    open: useColumn('open', query),
    'in-progress': useColumn('in-progress', query),
    waiting: useColumn('waiting', query),
    resolved: useColumn('resolved', query),
    closed: useColumn('closed', query),
  }
  const openTicket = (ticket: number | undefined) => change({ ticket })
  const pane = useShown(state.ticket, openTicket)
  const isOneColumn = useContentWidth(CONTENT.small)
  const [isClosedWide, setClosedWide] = useState(state.column === 'closed')
  const showColumn = (column: TicketStatus) => {
    if (column === 'closed') setClosedWide(true)
    change({ column }, { replace: true })
  }
  const focus = useCardFocus(root)
  const moves = useMoves({ focus, say, onAssign: openTicket, onColumn: showColumn })
  const stored = cardsOf(columns)
  const inHand = useHeld({
    cards: withMoved(stored, moves.underWay),
    canMove,
    isUnderWay: moves.isUnderWay,
    focus,
    onPut: (ticket, slot, from) => void moves.move(ticket, slot, from),
    onColumn: showColumn,
    say,
  })
  const { held } = inHand
  const { refusal } = moves
  const refusedAt = refusal && (isOneColumn ? refusal.from : refusal.to)
  const narrow = isOneColumn
    ? []
    : narrowOf(statuses, inHand.shown, {
        wide: [held?.slot.status, refusedAt, isClosedWide && 'closed'],
        unread: statuses.filter(status => columns[status].isLoading || columns[status].error),
      })
  const visible = withoutCards(inHand.shown, narrow)
  const keys = useBoardKeys({ statuses, visible, inHand, focus, onOpen: openTicket, onColumn: showColumn })
  useDrag({ root, ghost, inHand, onColumn: showColumn })
  const moved = held ? [...moves.underWay, held] : moves.underWay
  const filters = filtersOf(t, language, staff.teams)

  return (
    <>
      <PageHead actions={canMove && <BoardKeys />}>
        <ListFilters {...{ list, filters }} />
      </PageHead>
      <ListChips {...{ list, filters }} />
      <p id={hintId} className={`${look.note} ${styles.hint}`} data-below="12" data-says-keys={canMove}>
        {t(canMove ? 'keys' : 'readOnly')}
      </p>
      {state.status === undefined && (
        <div className={look.onlySmall} data-below="12">
          <Choices
            label={t('column')}
            value={state.column}
            choices={TICKET_STATUSES.map(value => ({ value, label: t(value) }))}
            onChange={showColumn}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a board is not a set of form controls. */}
      <div
        ref={root}
        role="group"
        className={`${look.flex} ${look.relative} ${styles.board}`}
        data-gap="12"
        aria-label={t('board')}
        aria-describedby={hintId}
        onBlur={event => keys.handleBlur(event.target)}
        onKeyDown={keys.handleKeyDown}
        // Browsers click a button when Space is released, but here Space has picked up the card.
        onKeyUp={event => event.key === ' ' && event.preventDefault()}
      >
        {statuses.map(status => (
          <TicketColumn
            key={status}
            status={status}
            column={columns[status]}
            tickets={visible[status]}
            countChange={countChange(status, stored, moved)}
            isNarrow={narrow.includes(status)}
            {...(status === 'closed' && statuses.length > 1 && !isOneColumn && { onWiden: setClosedWide })}
            refusal={refusedAt === status ? refusal : null}
            onDismiss={moves.dismissRefusal}
            isChosen={status === (state.status ?? state.column)}
            held={held}
            tabId={keys.tabId}
            staff={staff}
            isUnderWay={moves.isUnderWay}
            onFocus={keys.handleFocus}
            onOpen={openTicket}
          />
        ))}
      </div>
      {held?.by === 'pointer' && <Ghost at={ghost} held={held} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {pane.shown !== undefined && (
        <TicketPane
          key={pane.shown}
          ticketId={pane.shown}
          staff={staff}
          canWrite={canMove}
          onMove={(ticket: Ticket, status) => void moves.move(ticket, { status, below: null }, null)}
          onClose={() => void pane.close()}
        />
      )}
    </>
  )
}
/** Prefetched after the page, so that no pane waits for it. */
TicketBoardPage.later = () => RecordChanges.load()

const cardsOf = (columns: Record<TicketStatus, Column>): Cards => ({
  open: columns.open.tickets,
  'in-progress': columns['in-progress'].tickets,
  waiting: columns.waiting.tickets,
  resolved: columns.resolved.tickets,
  closed: columns.closed.tickets,
})

/** The keys in short, where there is room. The hint says them in full to screen readers, and where there is none. */
function BoardKeys() {
  const { t } = useLocale(messages)
  return (
    <p className={`${look.note} ${look.notSmall} ${styles.keys}`} aria-hidden>
      <kbd>{t('space')}</kbd> {t('keyPickUp')} <kbd>← ↑ ↓ →</kbd> {t('keyMove')} <kbd>Enter</kbd> {t('keyOpen')}
    </p>
  )
}
