import { Problem } from '#shared/errors.ts'

/** Tries again what a busy server refuses, after as long as it says, like the form to sign in. */
export async function patiently<T>(attempt: () => Promise<T>, onBusy = () => {}): Promise<T> {
  for (;;)
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'busy') throw error
      onBusy()
      await new Promise(resolve => setTimeout(resolve, (error.body.retryAfterSeconds ?? 1) * 1000))
    }
}
