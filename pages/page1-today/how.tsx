export default {
  en: () => (
    <>
      <p>
        A page of numbers asks many questions. Asked as one, the slowest decides when anything is seen, and the first
        failure takes all of it away. Yet the orders are no less true because the log-in counter is down.
      </p>
      <h3>How this page does it</h3>
      <p>
        Each tile is a query of its own. All start together, each shows its skeleton, its number or its failure by
        itself, and a failed one has its own button to try again. The others are not asked anew: they never knew.
      </p>
      <p>
        Every number is a link to exactly the rows that it counted. The server sends the days it counted along with the
        count, so link and number always mean the same days, even when midnight passes in between.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>“Today” belongs to a time zone. The server counts in yours; the rows are stored in UTC.</li>
        <li>
          A number that is being refreshed stays on the screen: it is old, not unknown. When a refresh fails, the tile
          says how old.
        </li>
        <li>
          A change is measured against as many days right before. A period that is not over yet is compared with the one
          before up to the same time, or every morning would look like a slump.
        </li>
        <li>Practice data may end before today. Each tile says which days it counts.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        一個滿是數字的頁面要問很多問題。若合成一個請求，最慢的那個會決定何時看得到畫面，而任何一個失敗就會讓全部消失。但登入計數壞掉，並不會讓訂單數字變得不正確。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        每個卡片都是獨立的查詢。它們同時開始，各自顯示骨架、數字或失敗；失敗的有自己的重試按鈕，其他的不會被重新讀取，因為它們根本不知道這件事。
      </p>
      <p>
        每個數字都連到它所計算的那些資料列。伺服器在回覆數字時一併告知期間的起訖時刻，因此連結與數字不會指向不同的日子，即使中間剛好過了午夜。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>「今天」取決於時區。伺服器依您的時區計算，資料則以 UTC 儲存。</li>
        <li>重新讀取中的數字會留在畫面上：它是舊的，不是未知的；讀取失敗時會註明是何時的數字。</li>
        <li>變化是與前一段相同天數比較。尚未結束的期間只與前一段的同一時刻比較，否則每天早上看起來都像大幅下滑。</li>
        <li>練習資料可能在今天之前就結束，每張卡片都會說明它計算的是哪些日子。</li>
      </ul>
    </>
  ),
}
