/** Format: see `parse-vocabulary.ts`. */
export const cloudAndDataSkills = `
@cloud
#cloud-platforms 0.5
AWS | Amazon Web Services, Amazon AWS | >Cloud computing
Microsoft Azure | Azure, MS Azure, Azure Cloud | >Cloud computing
Google Cloud | GCP!, Google Cloud Platform | >Cloud computing
DigitalOcean | *Linode, *Hetzner Cloud | >Cloud computing
IBM Cloud | >Cloud computing
Oracle Cloud | OCI^, Oracle Cloud Infrastructure | >Cloud computing
Alibaba Cloud | >Cloud computing
OpenStack | >Cloud computing
Heroku | >Cloud computing
Vercel | *Netlify
Firebase | *Supabase, *Firestore
Cloudflare | *Content delivery networks=CDN^, *Akamai, *Fastly
Cloud computing | cloud infrastructure, cloud services, cloud architecture, cloud platforms, cloud technologies, cloud-native
#cloud-services 0.2
AWS Lambda | Lambda functions, Lambda!! | >AWS, Serverless
Amazon EC2 | EC2, AWS EC2 | >AWS
Amazon S3 | S3, AWS S3 | >AWS
Amazon RDS | RDS^, Amazon Aurora, Aurora DB | >AWS, SQL
Amazon ECS | ECS^, AWS Fargate, Fargate | >AWS, Containers
Amazon EKS | EKS^ | >AWS, Kubernetes
AWS CloudFormation | CloudFormation, *AWS CDK | >AWS, Infrastructure as code
Amazon SQS | SQS^, *SNS^=Amazon SNS, *EventBridge | >AWS, Message queues
Amazon API Gateway | API Gateway
AWS IAM | >AWS
CloudWatch | AWS CloudWatch, *CloudTrail | >AWS
Azure Functions | >Microsoft Azure, Serverless
Azure Kubernetes Service | AKS^ | >Microsoft Azure, Kubernetes
Azure Data Factory | ADF^ | >Microsoft Azure, ETL
Google Kubernetes Engine | GKE | >Google Cloud, Kubernetes
Cloud Run | Google Cloud Run, *Google App Engine, *Cloud Functions | >Google Cloud, Serverless
Serverless | serverless architecture, serverless computing, serverless framework
Cloud migration | cloud transformation, datacenter migration
#containers 0.5
Docker | Dockerfile, *Docker Compose, *Docker Swarm | >Containers
Podman | containerd | >Containers
Containers | containerization, container technologies, Linux containers
#container-orchestration 0.5
Kubernetes | k8s, kube, kubectl, K3s | >Containers
OpenShift | Red Hat OpenShift | >Kubernetes
Helm! | Helm charts | >Kubernetes
HashiCorp Nomad
Rancher! | >Kubernetes
Istio | *Service mesh, *Linkerd, *Envoy!
Argo CD | ArgoCD, *Flux CD=FluxCD, *GitOps
#infrastructure-as-code 0.6
Terraform | OpenTofu | >Infrastructure as code
Pulumi | >Infrastructure as code
Infrastructure as code | IaC^, infrastructure-as-code
Bicep!! | ARM templates | >Microsoft Azure, Infrastructure as code
#configuration-management 0.6
Ansible | >Configuration management
Puppet! | >Configuration management
Chef!! | Chef Infra | >Configuration management
SaltStack | Salt!! | >Configuration management
Configuration management
Vagrant
Packer!!
#ci-cd 0.6
Jenkins | >CI/CD
GitHub Actions | >CI/CD
GitLab CI | GitLab CI/CD, Gitlab pipelines | >CI/CD, Git
CircleCI | Circle CI | >CI/CD
Travis CI | TravisCI | >CI/CD
TeamCity | >CI/CD
Bamboo!! | Atlassian Bamboo | >CI/CD
Azure DevOps | VSTS^, TFS^, *Azure Pipelines | >CI/CD
Spinnaker | >CI/CD
CI/CD | CI/CD pipelines, CICD, continuous integration, continuous delivery, continuous deployment, CI-CD, build pipelines, deployment pipelines, CI pipelines
Release management | release engineering, deployment automation
Artifactory | Nexus Repository
DevOps | Dev Ops, DevOps practices, DevSecOps
Site reliability engineering | SRE^, site reliability
#monitoring 0.6
Prometheus! | >Monitoring
Grafana | >Monitoring
Datadog | Data Dog | >Monitoring
New Relic | >Monitoring
Splunk
ELK Stack | ELK^, *Kibana, *Logstash, Elastic Stack
Nagios | *Zabbix, *Icinga, *PRTG | >Monitoring
Sentry!
OpenTelemetry | *Jaeger tracing, *Distributed tracing
PagerDuty | *On-call rotation=incident response on-call
Monitoring | observability, application monitoring, system monitoring, log management
#web-servers 0.6
Nginx
Apache HTTP Server | Apache httpd, Apache web server
IIS^ | Internet Information Services
HAProxy | *Load balancing=load balancers
#virtualization 0.5
VMware | vSphere, ESXi, vCenter
Hyper-V | HyperV
KVM^ | *QEMU, *Proxmox, *VirtualBox
Virtualization | virtual machines, *Citrix, VDI^
#networking 0.25
Computer networking | network administration, networking protocols, network engineering, Netzwerktechnik, Netzwerkadministration, réseaux informatiques, administración de redes
TCP/IP | TCP-IP
DNS | *DHCP
VPN | *IPsec, *WireGuard, *OpenVPN
Routing and switching | routing protocols, *BGP, *OSPF, *MPLS, *VLAN=VLANs, LAN/WAN, LAN^, WAN^
Cisco | Cisco IOS, Cisco routers, Cisco switches
CCNA | >Cisco, Computer networking
CCNP | >Cisco, Computer networking
Juniper | Junos
SD-WAN | software-defined networking, SDN^
Wireless networks | Wi-Fi, WLAN, wireless networking, *5G, LTE^
Network cabling | structured cabling, fibre optics, fiber optics, fibre splicing
Telecommunications | telecom, telecoms, Telekommunikation
#storage 0.4
Storage systems | SAN^, NAS^, NetApp, RAID
Backup and recovery | disaster recovery, data backup, Veeam, backup and restore
#cloud-certificates 0.3
AWS Certified Solutions Architect | AWS Solutions Architect | >AWS
AWS Certified Developer | AWS Developer Associate | >AWS
Certified Kubernetes Administrator | CKA^, CKAD | >Kubernetes
CompTIA A+ | A+ certification, *CompTIA Network+=Network+ | >IT support

@data
#relational-databases 0.5
PostgreSQL | Postgres, PSQL, Postgre SQL, *PostGIS | >SQL, Relational databases
MySQL | My SQL, *MariaDB | >SQL, Relational databases
SQL Server | Microsoft SQL Server, MS SQL, MSSQL, MS SQL Server, SSMS^ | >SQL, Relational databases
Oracle Database | Oracle DB, Oracle!, Oracle 11g, Oracle 12c, Oracle SQL | >SQL, Relational databases
SQLite | >SQL, Relational databases
IBM Db2 | DB2 | >SQL, Relational databases
CockroachDB | TiDB | >SQL, Relational databases
Relational databases | RDBMS, relational database, relational database management
#desktop-databases 0
Microsoft Access | MS Access, Access!! | >Relational databases
#nosql-databases 0.5
MongoDB | Mongo, Mongoose! | >NoSQL
Apache Cassandra | Cassandra!, *ScyllaDB | >NoSQL
DynamoDB | Amazon DynamoDB | >NoSQL, AWS
Couchbase | *CouchDB | >NoSQL
Neo4j | *Graph databases=graph database, *Cypher!! | >NoSQL
HBase | >NoSQL
Redis | *Memcached | >NoSQL
Cosmos DB | CosmosDB, Azure Cosmos DB | >NoSQL, Microsoft Azure
InfluxDB | *TimescaleDB, *Time series databases=time series database
NoSQL | No-SQL, NoSQL databases
#search-engines 0.6
Elasticsearch | Elastic Search, OpenSearch
Apache Solr | Solr, Lucene
Algolia | *Meilisearch
#database-work 0.25
Database administration | DBA^, database management, database administrator, Datenbankadministration
Database design | data modeling, data modelling, database modeling, schema design, Datenmodellierung, dimensional modeling, star schema
Query optimization | SQL tuning, query tuning, database performance tuning
Stored procedures | stored procedure, triggers and views
#data-warehouse 0.5
Snowflake! | Snowflake data cloud | >Data warehousing, SQL
BigQuery | Google BigQuery, Big Query | >Data warehousing, SQL, Google Cloud
Amazon Redshift | Redshift | >Data warehousing, SQL, AWS
Azure Synapse | Synapse Analytics | >Data warehousing, Microsoft Azure
Teradata | >Data warehousing, SQL
Databricks | Delta Lake, Lakehouse | >Apache Spark
ClickHouse | *Druid!! | >SQL
Data warehousing | data warehouse, data warehouses, DWH^, data lake, data lakes, Data-Warehouse
Apache Hive | Hive!, *Impala! | >Hadoop, SQL
Presto!! | *Trino, *Amazon Athena=AWS Athena | >SQL
#big-data 0.5
Apache Spark | Spark!, *PySpark, Spark SQL, Spark Streaming | >Big data
Hadoop | Apache Hadoop, HDFS, *MapReduce, *Cloudera, Hortonworks | >Big data
Apache Flink | Flink, *Apache Beam=Google Dataflow, *Stream processing | >Big data
Big data | big-data, big data technologies
AWS Glue | *Amazon EMR=AWS EMR, *Amazon Kinesis=Kinesis | >AWS, ETL
#data-pipelines 0.5
Apache Airflow | Airflow, *Luigi!!, *Dagster, *Prefect!!, *Workflow orchestration
dbt | data build tool
ETL | ELT^, ETL pipelines, ETL processes, extract transform load, ETL development
Informatica | Informatica PowerCenter | >ETL
Talend | *Pentaho | >ETL
SSIS | SQL Server Integration Services | >ETL, SQL Server
Apache NiFi | NiFi, *Fivetran, *Airbyte, Stitch Data | >ETL
Data engineering | data pipelines, data pipeline, data ingestion, data integration, data platform, Dateningenieurwesen, ingénierie des données, ingeniería de datos, ingegneria dei dati, engenharia de dados, inżynieria danych, veri mühendisliği
#bi-tools 0.6
Tableau | Tableau Desktop, Tableau Server | >Data visualization
Power BI | PowerBI, Microsoft Power BI, *DAX^, *Power Query | >Data visualization
Looker! | LookML, Looker Studio, Google Data Studio, Data Studio | >Data visualization
Qlik | QlikView, Qlik Sense, QlikSense | >Data visualization
MicroStrategy | >Business intelligence
Cognos | IBM Cognos | >Business intelligence
SAP BusinessObjects | BusinessObjects, Business Objects, SAP BO, SAP BW | >Business intelligence
SSRS | SQL Server Reporting Services | >SQL Server
Crystal Reports
Metabase | *Apache Superset | >Data visualization
Alteryx | *KNIME, *RapidMiner
Business intelligence | BI^, BI tools, BI reporting
Data visualization | data visualisation, dashboards, dashboarding, dashboard development, Datenvisualisierung
#analysis 0.25
Data analysis | data analytics, analyzing data, Datenanalyse, analyse de données, análisis de datos, analisi dei dati, exploratory data analysis, EDA^, data analyst, análise de dados, analiza danych, veri analizi, analýza dat, dataanalys, data-analyse, analiza datelor
Statistics | statistical analysis, statistical modeling, statistical methods, inferential statistics, Statistik, statistiques, estadística, biostatistics, Bayesian statistics, statistica, estatística, statystyka, istatistik, statistiek
Regression analysis | linear regression, logistic regression | >Statistics
Time series analysis | time series forecasting, time-series, ARIMA^ | >Statistics
Hypothesis testing | ANOVA, significance testing | >Statistics
A/B testing | AB testing, A/B tests, split testing, experimentation platform, A-B testing
Data mining | knowledge discovery, Data-Mining
Data cleaning | data wrangling, data cleansing, data preparation, data quality
Data governance | ~Data management, master data management, data stewardship, data catalog, Stammdatenpflege
Web scraping | BeautifulSoup, Beautiful Soup, *Scrapy
Quantitative research | quantitative analysis, quantitative methods
Operations research | mathematical optimization, linear programming, *Gurobi, *CPLEX
Forecasting | demand forecasting, predictive analytics, predictive modeling, predictive modelling
Econometrics | econometric modeling | >Statistics
Product analytics | Amplitude!, *Mixpanel, user analytics

@ai
#machine-learning-fields 0.3
Machine learning | ML^, supervised learning, unsupervised learning, maschinelles Lernen, apprentissage automatique, aprendizaje automático, machine-learning models, classification models, apprendimento automatico, aprendizado de máquina, aprendizagem automática, uczenie maszynowe, makine öğrenmesi, makine öğrenimi, strojové učení, maskininlärning
Deep learning | neural networks, neural network, CNN!, CNNs, RNN^, LSTM, transformers architecture | >Machine learning
Natural language processing | NLP^, text mining, text classification, named entity recognition, sentiment analysis, computational linguistics | >Machine learning
Computer vision | image processing, object detection, image recognition, image segmentation, *OpenCV, YOLO^ | >Machine learning
Reinforcement learning | RLHF | >Machine learning
Recommender systems | recommendation systems, recommendation engines, recommender system | >Machine learning
Large language models | LLM, LLMs, *GPT-4=GPT^, generative AI, GenAI, gen AI, *Prompt engineering, ChatGPT | >Natural language processing
Retrieval-augmented generation | RAG^, *Vector databases=vector database, *Pinecone, *FAISS, *pgvector, *Weaviate
LangChain | *LlamaIndex, *LangGraph | >Large language models
Hugging Face | HuggingFace, *BERT^ | >Natural language processing
Artificial intelligence | AI^, künstliche Intelligenz, intelligence artificielle, inteligencia artificial, intelligenza artificiale, inteligência artificial, sztuczna inteligencja, yapay zeka, umělá inteligence, kunstmatige intelligentie, artificiell intelligens, inteligență artificială
Speech recognition | speech-to-text, *Text-to-speech
Robotics programming | ROS^, ROS2, robot operating system
Anomaly detection | fraud detection models
Feature engineering | feature selection | >Machine learning
Data science | data scientist, Data-Science
#ml-libraries 0.5
TensorFlow | Tensor Flow | >Machine learning, Python
PyTorch | Torch!! | >Machine learning, Python
Keras | >Machine learning, Python
scikit-learn | sklearn, scikit learn | >Machine learning, Python
XGBoost | *LightGBM, *CatBoost, *Gradient boosting, *Random forests=random forest, *Decision trees=decision tree | >Machine learning
JAX^ | >Machine learning, Python
spaCy | *NLTK | >Natural language processing, Python
#python-data 0.6
pandas | >Python, Data analysis
NumPy | *SciPy | >Python
Matplotlib | *Seaborn, *Plotly | >Python, Data visualization
Jupyter | Jupyter Notebook, Jupyter Notebooks, JupyterLab, Google Colab
Streamlit | Dash by Plotly | >Python
#mlops 0.5
MLOps | ML-Ops, machine learning operations, model deployment, ML pipelines
MLflow | *Weights & Biases | >MLOps
Kubeflow | >MLOps, Kubernetes
Amazon SageMaker | SageMaker, AWS SageMaker | >AWS, Machine learning
Vertex AI | >Google Cloud, Machine learning
Azure Machine Learning | Azure ML | >Microsoft Azure, Machine learning

@security
#security-practice 0.25
Cybersecurity | cyber security, cyber-security, IT security, IT-Sicherheit, cybersécurité, ciberseguridad, information security, InfoSec, Informationssicherheit
Penetration testing | pen testing, pentesting, ethical hacking, red teaming, red team | >Cybersecurity
Vulnerability assessment | vulnerability management, vulnerability scanning, *Nessus, *Qualys | >Cybersecurity
Application security | AppSec, secure coding, *OWASP=OWASP Top 10, SAST^, DAST^ | >Cybersecurity
Network security | firewalls, firewall, IDS/IPS, *Palo Alto Networks, *Fortinet=FortiGate, Check Point firewall | >Cybersecurity, Computer networking
Cloud security | >Cybersecurity
Incident response | incident handling, ~Digital forensics=computer forensics=DFIR | >Cybersecurity
Threat intelligence | threat hunting, threat modeling, MITRE ATT&CK | >Cybersecurity
SIEM | SIEM tools, *QRadar, *Microsoft Sentinel=Azure Sentinel, ArcSight | >Cybersecurity
Security operations | SOC analyst, security operations center, SOC operations, SOC monitoring | >Cybersecurity
Identity and access management | IAM^, *Okta, *CyberArk, *SailPoint, single sign-on, SSO^, PAM^, multi-factor authentication, MFA^
Cryptography | encryption, PKI^, SSL/TLS, TLS^
Malware analysis | reverse engineering malware, *IDA Pro, *Ghidra | >Cybersecurity
Endpoint security | EDR^, *CrowdStrike, antivirus, endpoint protection | >Cybersecurity
Data loss prevention | DLP^
#security-tools 0.5
Burp Suite | *OWASP ZAP | >Penetration testing
Metasploit | *Kali Linux, Kali!! | >Penetration testing
Wireshark | *tcpdump, *CandidateReport analysis
Nmap
#security-governance 0.2
ISO 27001 | ISO/IEC 27001, ISMS^
SOC 2 | SOC2
NIST | NIST CSF, NIST 800-53
PCI DSS | PCI-DSS
GDPR | data protection, data privacy, DSGVO, Datenschutz, RGPD, protection des données, protección de datos, *CCPA
Security audits | security auditing, IT audit, IT auditing, *CISA^
CISSP | >Cybersecurity
CISM^ | >Cybersecurity
CEH^ | certified ethical hacker | >Penetration testing
OSCP | >Penetration testing
CompTIA Security+ | Security+ | >Cybersecurity
IT risk management | cyber risk, security risk assessment

@quality-assurance
#test-automation 0.6
Selenium | Selenium WebDriver | >Test automation
Cypress! | Cypress.io | >Test automation, JavaScript
Playwright! | >Test automation
Puppeteer! | >Test automation
Appium | *Espresso!!, *XCUITest | >Test automation
Robot Framework | >Test automation
Cucumber! | Gherkin, BDD^, behaviour-driven development, SpecFlow | >Test automation
Katalon | *TestComplete, *Ranorex, *UFT^ | >Test automation
Jest! | *Vitest, *Mocha!, *Jasmine!, *React Testing Library=Testing Library | >Unit testing, JavaScript
pytest | *unittest | >Unit testing, Python
Unit testing | unit tests, unit test
Test automation | automated testing, automation testing, automated tests, Testautomatisierung, QA automation
Test-driven development | TDD^
#testing 0.3
Software testing | software quality assurance, QA testing, Softwaretests, tests logiciels, QA^
Manual testing | exploratory testing, ad hoc testing | >Software testing
Regression testing | smoke testing, sanity testing | >Software testing
Integration testing | ~System testing, end-to-end testing, E2E testing, e2e tests | >Software testing
User acceptance testing | UAT^ | >Software testing
Performance testing | load testing, stress testing, JMeter, LoadRunner, Gatling, k6 | >Software testing
API testing | *Postman, *SoapUI, *REST Assured, Insomnia!! | >Software testing
Test planning | test plans, test plan, test cases, test case design, test strategy | >Software testing
Test management | TestRail, *Zephyr!!, *Xray!!, *qTest, HP ALM
Bug tracking | defect tracking, *Bugzilla, defect management, bug reporting
ISTQB | ISTQB Certified Tester, ISTQB Foundation | >Software testing
`;
