import { Component, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { reportError } from '#client/errors/report.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useCurrentPage } from '#client/router/current-page.ts'
import { HOME_PATH } from '#client/router/router.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { shellMessages } from './messages.ts'

type Props = { children: (attempt: number) => ReactNode; onRetry: () => void }
type State = { hasFailed: boolean; attempt: number }

/** Contains an error that a page throws while rendering (S-ROUTE-6). */
export class PageBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, attempt: 0 }
  static getDerivedStateFromError = (): Partial<State> => ({ hasFailed: true })

  override componentDidCatch(error: unknown) {
    reportError(error, 'render')
  }

  render() {
    const { hasFailed, attempt } = this.state
    if (!hasFailed) return this.props.children(attempt)
    return <PageFailure onRetry={this.handleRetry} />
  }

  handleRetry = () => {
    this.props.onRetry()
    this.setState(({ attempt }) => ({ hasFailed: false, attempt: attempt + 1 }))
  }
}

function PageFailure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(shellMessages)
  const navigate = useNavigate()
  const page = useCurrentPage()
  const handleHome = () => (page?.path === HOME_PATH ? onRetry() : navigate(HOME_PATH))
  return (
    <Notice
      tone="bad"
      // S-ROUTE-6 prescribes the heading, in both languages.
      title="Unexpected Application Error!"
      actions={
        <>
          <Button kind="main" label={t('tryAgain')} onClick={onRetry} />
          <Button label={t('goHome')} onClick={handleHome} />
        </>
      }
    >
      {t('errorText')}
    </Notice>
  )
}
