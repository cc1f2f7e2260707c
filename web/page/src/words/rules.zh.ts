// The Chinese names of rules (rules.ts).
import type { Names } from './rule-name';

const ruleNames: Names = {
  cage: '杀手笼', arrow: '箭头', 'double-arrow': '双头箭头', thermometer: '温度计', 'slow-thermometer': '慢温度计',
  whispers: '低语线', between: '区间线', palindrome: '回文线', renban: '连号线', nabner: '不连号线', sandwich: '三明治', skyscraper: '摩天楼',
  sum: '和', 'x-sum': 'X 和', 'sum-line': '和线', 'region-sum': '分区等和线', zipper: '拉链线', sequence: '等差线',
  quadruple: '四格提示', difference: '差', ratio: '比', less: '不等号', 'white-dot': '白点', 'black-dot': '黑点', 'xv-5': 'V（和为 5）', 'xv-10': 'X（和为 10）',
  odd: '奇数', even: '偶数', minimum: '最小', maximum: '最大', 'extra-region': '额外区域',
  counting: '计数圆圈', 'one-of': '限定格', different: '数字各异', equal: '数字相同', 'numbered-room': '编号房间', indexing: '索引',
  'equality-cage': '均等笼', rellik: '逆杀手笼', lockout: '锁定线', entropic: '熵线', modular: '模线', values: '数字', variables: '盘外格',
  diagonals: '对角线', windoku: '窗口', 'anti-knight': '无马', 'anti-king': '无缘', nonconsecutive: '不连续',
  'disjoint-groups': '同位组', 'centre-dots': '中心点', 'global-entropy': '全局熵', 'global-mod-3': '全局模 3',
  'anti-taxicab': '反出租车', 'dutch-flatmates': '荷兰室友',
};

export const zh = { ruleNames, killer: (board: string) => `杀手数独 ${board}`, ruled: (board: string, names: string) => `${board}（${names}）` };
