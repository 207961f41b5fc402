import { render, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { switchScheme } from './color-scheme.ts'
import { ThemeProvider } from './provider.tsx'

/** Its effects run before those of the provider, as when preferences arrive right after the first render. */
function Early() {
  useEffect(() => switchScheme('dark'), [])
  return null
}

test('a scheme that is chosen before the provider follows is shown', async () => {
  render(
    <ThemeProvider>
      <Early />
    </ThemeProvider>,
  )
  await waitFor(() => expect(document.documentElement.dataset.mantineColorScheme).toBe('dark'))
})
