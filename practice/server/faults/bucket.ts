/** The result of taking a token: whether the request passes, how many are left, and when the next one arrives. */
export type Taken = { isLet: boolean; remaining: number; secondsToNext: number }
export type Bucket = (nowMs: number) => Taken

/** A bucket of `size` tokens, refilled by `refill` tokens per second. Each instance has its own. */
export function createBucket(size: number, refill: number): Bucket {
  let tokens = size
  let lastMs: number | null = null
  return nowMs => {
    tokens = Math.min(size, tokens + ((nowMs - (lastMs ?? nowMs)) / 1000) * refill)
    lastMs = nowMs
    const isLet = tokens >= 1
    if (isLet) tokens -= 1
    return { isLet, remaining: Math.floor(tokens), secondsToNext: Math.ceil((1 - (tokens % 1)) / refill) }
  }
}

/** The header fields of draft-ietf-httpapi-ratelimit-headers. */
export const rateLimitHeaders = (size: number, refill: number, { remaining, secondsToNext }: Taken) => ({
  'ratelimit-policy': `"practice";q=${size};w=${Math.ceil(size / refill)}`,
  ratelimit: `"practice";r=${remaining};t=${secondsToNext}`,
})
