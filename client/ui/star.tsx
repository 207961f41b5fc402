export function Star({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#9db0ff"
        d="M12 0c.9 6.6 4.4 10.9 12 12-7.6 1.1-11.1 5.4-12 12-.9-6.6-4.4-10.9-12-12 7.6-1.1 11.1-5.4 12-12z"
      />
    </svg>
  )
}
