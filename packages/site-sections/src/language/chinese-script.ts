/** Frequent characters that are written in one way only with traditional, only with simplified strokes. */
const TRADITIONAL =
  '們個來這說國學會對時後還開關與實經業發現點應當為無體處過動種從間電話車書長門見親員貝買賣馬魚鳥專樑橋計設圖網頁聯絡題話軟師程產術語認識讓請謝歡觀點區變類給總組織級務團隊導訊標準資際歷機構樂萬葉東廣陳張劉黃趙灣臺線聲';
const SIMPLIFIED =
  '们个来这说国学会对时后还开关与实经业发现点应当为无体处过动种从间电话车书长门见亲员贝买卖马鱼鸟专梁桥计设图网页联络题话软师程产术语认识让请谢欢观点区变类给总组织级务团队导讯标准资际历机构乐万叶东广陈张刘黄赵湾台线声';

const only = (these: string, others: string) =>
  new Set(Array.from(these).filter((sign) => !others.includes(sign)));
const traditional = only(TRADITIONAL, SIMPLIFIED);
const simplified = only(SIMPLIFIED, TRADITIONAL);

/** In which of the two ways a Chinese text is written: `zh-Hant`, `zh-Hans`, or `zh` where it does not show. */
export function chineseScript(text: string): 'zh' | 'zh-Hans' | 'zh-Hant' {
  const signs = Array.from(text);
  const balance =
    signs.filter((sign) => traditional.has(sign)).length -
    signs.filter((sign) => simplified.has(sign)).length;
  return balance > 0 ? 'zh-Hant' : balance < 0 ? 'zh-Hans' : 'zh';
}
