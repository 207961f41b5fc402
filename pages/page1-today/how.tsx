import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A dashboard shows many numbers. If one request loads them all, the page waits for the slowest query, and a
        single failure hides everything. Yet the order count is still correct when the sign-in count fails.
      </p>
      <h3>How this page does it</h3>
      <p>
        Each tile runs its own query. All queries start in parallel, and each tile shows its own skeleton, number or
        error. A tile that failed has its own <strong>Try again</strong> button, which reloads only that tile.
      </p>
      <Excerpt symbol="Tile" />
      <p>
        Every number links to exactly the rows it counts. The response contains the start and the end of the period, so
        the link and the number cover the same time, even if midnight passes in between.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>“Today” depends on the time zone. The rows are stored in UTC, and the server counts in your time zone.</li>
        <li>
          While a tile refreshes, its old number stays visible. If the refresh fails, the tile says how old the number
          is.
        </li>
        <li>
          Each change compares the period with an equally long one right before it. A period that is not over yet is
          compared up to the same time of day. Otherwise every morning would look like a slump.
        </li>
        <li>The practice data may end before today. Then the page says which days it counts.</li>
        <li>
          A line of “Needs attention” belongs to the page that lists its rows. Its link applies the same filter as its
          count, so both show the same rows.
        </li>
      </ul>
      <h3>What others do</h3>
      <p>
        React Query’s <code>useQueries</code> runs such queries side by side; with Suspense, give each tile a boundary
        of its own, or the slowest one holds up all. Next.js streams each part of a page as it gets ready. GraphQL
        answers in one request and reports errors per field.
      </p>
      <h3>When not to</h3>
      <p>
        If all numbers come from one query, one request is cheaper. And if a number only makes sense beside another one
        (income and costs), show both or neither.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        儀表板上有許多數字。若全部由一個請求載入，頁面就得等最慢的查詢，而且只要一項失敗，所有數字都看不到。但登入次數查不到，並不影響訂單數的正確性。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        每張卡片各自執行查詢。所有查詢同時開始，每張卡片各自顯示骨架、數字或錯誤。失敗的卡片有自己的
        <strong>重試</strong>按鈕，只會重新載入那一張。
      </p>
      <Excerpt symbol="Tile" />
      <p>
        每個數字都連到它所計算的資料列。回應中包含期間的起訖時刻，因此即使剛好跨過午夜，連結與數字涵蓋的仍是同一段時間。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>「今天」取決於時區。資料以 UTC 儲存，伺服器依您的時區計算。</li>
        <li>重新整理時，卡片會保留原本的數字；若重新整理失敗，則註明這是何時的數字。</li>
        <li>變化是與前一段相同天數比較。尚未結束的期間，只比較到同一時刻，否則每天早上看起來都像大幅下滑。</li>
        <li>練習資料可能只到今天之前，這時頁面會標明計算的是哪幾天。</li>
        <li>「需要處理」的每一行都屬於列出這些資料的頁面。連結與數字用的是同一個篩選條件，看到的資料列因此相同。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        React Query 的 <code>useQueries</code> 能並行執行；使用 Suspense
        時，每張卡片要有自己的邊界，否則最慢的會拖住全部。Next.js 會在各部分就緒時逐段送出。GraphQL
        以一個請求回答，錯誤則逐欄回報。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        如果所有數字出自同一個查詢，一個請求比較省。如果兩個數字要一起看才有意義，例如收入與支出，就一起顯示或一起不顯示。
      </p>
    </>
  ),
}
