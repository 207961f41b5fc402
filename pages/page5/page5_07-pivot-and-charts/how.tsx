import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A pivot table answers questions such as “how much of each category did we sell per month?”. If the browser did
        the counting, it would have to load every order line first. So the server does it, and sends only the result.
      </p>
      <h3>How this page does it</h3>
      <p>
        The server keeps the orders in memory as columns of numbers. One pass groups them by both dimensions and sums
        them four times: per cell, per row, per column and in total. The totals aren’t added up from the cells, because
        an order with a tent and a stove is one order, but counts in two categories. The twenty customers or products
        with the most sales have their own row. The others are summed as “Other”, so that the table stays complete.
      </p>
      <Excerpt symbol="largest" />
      <p>
        Tax is rounded once per order. Each line stores its share of that tax, rounded so that the shares add up, which
        is why every table here has the same total as the Data Table, to the cent.
      </p>
      <Excerpt symbol="taxedTotals" />
      <p>
        Charts, table and export read the same numbers. A click on a bar or a cell puts the selection into the URL: the
        other chart then counts only what you selected, and the list shows the orders behind it.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Months and weeks begin at midnight in your time zone. In another zone, some orders belong to another month.
        </li>
        <li>A month without orders is shown as empty. A line that skipped it would hide the gap.</li>
        <li>The table is a grid: Tab enters it once, and the arrow keys move between cells.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Recharts, Chart.js and ECharts draw; d3 gives you the parts and leaves the drawing to you, as here. For large
        data, DuckDB and ClickHouse store columns instead of rows. Cube or Metabase answer such questions without a page
        of your own.
      </p>
      <h3>When not to</h3>
      <p>
        If people always ask the same three questions, give them three numbers. And for money that must be exact to the
        cent by law, take the sums from the books, not from a report.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        樞紐表回答這類問題：「每個月各類別賣了多少？」若由瀏覽器計算，就得先載入所有訂單明細；因此由伺服器彙總，只傳回結果。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        伺服器把訂單以數字欄的形式保存在記憶體中，一趟就依兩個維度彙總，並分別加總每格、每列、每欄與全部。合計不是由各格相加而來：一張訂單同時買了帳篷與爐具，仍是一張訂單，卻會計入兩個類別。銷售額最高的二十個客戶或商品各有一列，其餘合併為「其他」，表格因此保持完整。
      </p>
      <Excerpt symbol="largest" />
      <p>
        稅額以訂單為單位四捨五入。每筆明細存有自己分攤的稅額，分攤時確保相加等於整張訂單的稅額，因此這裡的每張表都與資料表的總額分毫不差。
      </p>
      <Excerpt symbol="taxedTotals" />
      <p>
        圖表、表格與匯出讀取同一份數字。點選長條或儲存格會把選取寫進網址：另一張圖只計入您選取的部分，清單則列出背後的訂單。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>月與週從您所在時區的午夜開始；換個時區，有些訂單會屬於另一個月。</li>
        <li>沒有訂單的月份仍會顯示為空白。折線若跳過它，就看不出中斷。</li>
        <li>表格支援鍵盤：按一次 Tab 進入，再用方向鍵在儲存格間移動。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Recharts、Chart.js、ECharts 負責繪圖；d3 給零件、由自己組合，這裡就是這樣。資料量大時，DuckDB 與 ClickHouse
        以欄而非列儲存。Cube 或 Metabase 不必自己寫頁面就能回答這類問題。
      </p>
      <h3>什麼時候不適合</h3>
      <p>如果大家總是問同樣三個問題，就直接給三個數字。依法必須分毫不差的金額，要取自帳簿，而不是報表。</p>
    </>
  ),
}
