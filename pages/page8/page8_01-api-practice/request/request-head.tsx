import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { type ReactNode, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { MethodBadge } from '#client/http/method-badge.tsx'
import { useLocale } from '#client/i18n/use-locale.ts'
import { isCovered } from '#client/shortcuts/is-covered.ts'
import { useKeyText, useShortcut } from '#client/shortcuts/shortcuts.ts'
import { useGlobal } from '#client/state/state.ts'
import icon from '#client/ui/icon-button.module.css'
import look from '#client/ui/look.module.css'
import { badgeOf, type Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { listSearch } from '#pages/page8/page8_01-api-practice/search-params.ts'
import { usePaths } from '#pages/page8/page8_01-api-practice/use-route.ts'
import { isPermitted, type Need } from '#shared/permissions.ts'
import { addressOf } from './request.ts'
import styles from './request-view.module.css'
import { isLast } from './sending/send-guard.ts'
import type { Values } from './values.ts'

type Props = {
  operation: Operation
  operations: Operation[]
  values: Values
  /** Beside the address, which stays in view while the form scrolls. */
  children?: ReactNode
}

/** The endpoint, the permission it needs, links to its neighbours, and its address. */
export function RequestHead({ operation, operations, values, children }: Props) {
  const { t, language } = useLocale(messages)
  return (
    <>
      <header className={look.stack} data-below="8" data-gap="8">
        <div className={`${look.line} ${look.between}`} data-gap="12">
          <h2
            id="operation"
            className={`${look.breaking} ${look.clear} ${look.heading} ${look.quietFocus}`}
            tabIndex={-1}
          >
            {operation.id}
          </h2>
          <Neighbours operation={operation} operations={operations} />
        </div>
        <p className={look.dim}>{operation.summary[language]}</p>
        <ul className={look.row} data-gap="8">
          <NeedMark operation={operation} />
          {operation.method !== 'GET' && (
            <li className={look.badge} data-tone="warn">
              {t('changes')}
            </li>
          )}
          {isLast(operation, values) && (
            <li className={look.badge} data-tone="bad">
              {t('endsSession')}
            </li>
          )}
        </ul>
      </header>
      <div className={`${look.row} ${look.surface} ${styles.line}`} data-below="12" data-gap="8 12">
        <p
          className={`${look.flex} ${look.top} ${look.grow} ${look.shrink} ${look.clip}`}
          style={{ maxHeight: '4.5rem' }}
          data-gap="8"
        >
          <MethodBadge method={badgeOf(operation)} />{' '}
          <code className={`${look.mono} ${look.shrink}`}>{addressOf(operation, values)}</code>
        </p>
        {children}
      </div>
    </>
  )
}

function NeedMark({ operation: { needs, isPublic } }: { operation: Operation }) {
  const { t } = useLocale(messages)
  const permissions = useGlobal(global => global.permissions)
  const plain = `${look.badge} ${look.raised}`
  if (isPublic) return <li className={plain}>{t('public')}</li>
  if (needs === '' || needs === 'signed-in') return <li className={plain}>{t('signedIn')}</li>
  // A permission of a newer version is one that nobody here has.
  if (isPermitted(permissions, needs as Need)) return <li className={plain}>{t('needs', { permission: needs })}</li>
  return (
    <li className={`${look.badge} ${look.inline} ${look.middle}`} data-gap="4" data-tone="bad">
      <IconLock size={13} aria-hidden /> {t('needsMissing', { permission: needs })}
    </li>
  )
}

function Neighbours({ operation, operations }: { operation: Operation; operations: Operation[] }) {
  const { t } = useLocale(messages)
  const paths = usePaths()
  const navigate = useNavigate()
  const search = listSearch(useLocation().search)
  const at = operations.indexOf(operation)
  const pathAt = (index: number) => {
    const near = operations.at(index % operations.length)
    return near ? paths.operation(near) + search : paths.base
  }

  const keys = useKeyText()
  const own = useRef<HTMLDivElement>(null)
  const go = (index: number) => void (isCovered(own.current) || navigate(pathAt(index)))
  useShortcut('previous', () => go(at - 1), { inFields: true })
  useShortcut('next', () => go(at + 1), { inFields: true })

  return (
    <div ref={own} className={`${look.flex} ${look.rigid}`} data-gap="4">
      <Link
        className={`${look.centered} ${icon.button}`}
        aria-label={t('previous')}
        title={`${t('previous')} (${keys('previous')})`}
        to={pathAt(at - 1)}
      >
        <IconChevronUp size={18} aria-hidden />
      </Link>
      <Link
        className={`${look.centered} ${icon.button}`}
        aria-label={t('next')}
        title={`${t('next')} (${keys('next')})`}
        to={pathAt(at + 1)}
      >
        <IconChevronDown size={18} aria-hidden />
      </Link>
    </div>
  )
}
