/** Format: see `parse-vocabulary.ts`. */
export const softwareSkills = `
@software
#web-languages 0.2
JavaScript | JS^, Java Script, ECMAScript, ES6, Vanilla JS
TypeScript | TS^, Type Script | >JavaScript
HTML | HTML5, *XHTML
CSS | CSS3
Sass! | SCSS | >CSS
Less!! | LessCSS | >CSS
WebAssembly | WASM
#jvm-languages 0.3
Java | Core Java, J2SE, Java SE
Kotlin
Scala
Groovy
Clojure
Jakarta EE | J2EE, JEE^, Java EE | >Java
#systems-languages 0.3
C! | C programming, C language, ANSI C, Embedded C
C++ | CPP, C plus plus, Visual C++
Rust! | Rustlang
Go! | Golang
Zig!!
Assembly language | x86 assembly, ARM assembly, assembler programming
Fortran
Ada!!
#dotnet-languages 0.4
C# | C sharp, CSharp
F# | F sharp
Visual Basic | VB.NET, VB^, VB6
.NET | dotnet, .NET Framework, .NET Core, dot net
ASP.NET | ASP.NET Core, ASP.NET MVC, ASP .NET, ASP.NET Web API | >.NET, C#
Entity Framework | EF Core, Entity Framework Core | >.NET
Blazor | >.NET, C#
WPF^ | Windows Presentation Foundation | >.NET
WinForms | Windows Forms | >.NET
LINQ | >C#
#script-languages 0.3
Python | Python 3, CPython
Ruby! | Ruby programming
PHP
Perl
Lua
Tcl
PowerShell
Bash | Bash scripting, Shell scripting, shell scripts, Shell!!, *Unix shell, zsh, ksh
VBA | Visual Basic for Applications, Excel macros
AppleScript
#functional-languages 0.4
Haskell
Elixir
Erlang
OCaml
Common Lisp | Lisp
Scheme!!
Elm!!
#mobile-languages 0.4
Swift! | *SwiftUI, Swift UI
Objective-C | Obj-C, ObjectiveC
Dart!
#scientific-languages 0.3
R! | R programming, R language, RStudio, R Studio, *tidyverse, ggplot2, dplyr
Julia!! | Julia language
MATLAB
SAS^ | SAS programming, Base SAS
Stata
SPSS
GNU Octave
#legacy-languages 0.3
COBOL
ABAP | SAP ABAP
RPG^!! | RPGLE, RPG IV
Delphi!! | Object Pascal, Turbo Pascal
Pascal!!
Prolog
Apex!! | Salesforce Apex | >Salesforce
Solidity
VHDL
Verilog | *SystemVerilog
#query-languages 0.5
SQL | Structured Query Language, SQL queries
PL/SQL | PLSQL | >SQL, Oracle Database
T-SQL | TSQL, Transact-SQL | >SQL, SQL Server
GraphQL | Graph QL
SPARQL
XQuery | *XSLT, *XPath
#frontend-frameworks 0.4
React! | React.js, ReactJS | >JavaScript
Angular | Angular 2+, AngularJS, Angular.js | >JavaScript
Vue.js | VueJS, Vue | >JavaScript
Svelte | SvelteKit | >JavaScript
Ember.js | EmberJS | >JavaScript
Backbone.js | BackboneJS | >JavaScript
Next.js | NextJS | >React
Nuxt | Nuxt.js, NuxtJS | >Vue.js
Gatsby! | Gatsby.js, GatsbyJS | >React
Remix!! | >React
Preact | >React
SolidJS | Solid.js | >JavaScript
Astro!! | Astro.js | >JavaScript
Alpine.js | AlpineJS | >JavaScript
jQuery | >JavaScript
Redux | Redux Toolkit, RTK Query | >React
MobX | >JavaScript
Zustand | >React
RxJS | >JavaScript
TanStack Query | React Query | >React
React Router | >React
React Hook Form | >React
#css-frameworks 0.5
Tailwind CSS | Tailwind, TailwindCSS | >CSS
Bootstrap! | Bootstrap CSS, Twitter Bootstrap | >CSS
Material UI | MUI, Material-UI, Material Design
Chakra UI | Chakra-UI
Ant Design | antd
styled-components | styled components | >CSS
Headless UI | *Radix UI, *shadcn/ui=shadcn
Bulma | >CSS
#build-tools 0.5
Webpack
Vite
Rollup! | Rollup.js
Babel!
Gulp! | Gulp.js
Grunt! | Grunt.js
esbuild
npm
Yarn!
pnpm
Turborepo | *Lerna
Maven | Apache Maven
Gradle
Apache Ant
CMake
Make!! | Makefile, GNU Make, Makefiles
Bazel
Composer!!
#graphics-web 0.4
Three.js | ThreeJS
D3.js | D3, D3JS | >JavaScript
WebGL | *WebGPU
Canvas API | HTML5 canvas
Chart.js | *Highcharts, *Recharts, *ECharts
Socket.io | *WebSockets=WebSocket
WebRTC
#node-frameworks 0.5
Node.js | NodeJS, Node! | >JavaScript
Express! | Express.js, ExpressJS | >Node.js
NestJS | Nest.js | >Node.js, TypeScript
Fastify | >Node.js
Koa!! | Koa.js | >Node.js
Hono!! | Hono.js
Deno | >JavaScript
Bun!! | >JavaScript
tRPC | >TypeScript
Prisma! | Prisma ORM
TypeORM
Sequelize
Drizzle ORM | Drizzle!!
Electron! | Electron.js, ElectronJS
#python-frameworks 0.5
Django | Django REST Framework, DRF^ | >Python
Flask! | >Python
FastAPI | Fast API | >Python
SQLAlchemy | >Python
Celery! | >Python
Pyramid!! | >Python
Tornado!! | >Python
aiohttp | *asyncio | >Python
Pydantic | >Python
Poetry!! | >Python
#jvm-frameworks 0.5
Spring Boot | Springboot | >Spring Framework
Spring Framework | Spring!!, Spring MVC, Spring Security, Spring Data, Spring Cloud, Spring Batch | >Java
Hibernate! | Hibernate ORM, JPA^ | >Java
Quarkus | >Java
Micronaut | >Java
Play Framework | >Java
Apache Struts | Struts | >Java
JavaServer Faces | JSF, *PrimeFaces | >Java
Vaadin | >Java
Ktor | >Kotlin
Akka | >Scala
JUnit | *TestNG | >Java
Apache Tomcat | Tomcat
JBoss | WildFly
WebLogic
WebSphere
#php-frameworks 0.5
Laravel | >PHP
Symfony | >PHP
CodeIgniter | >PHP
CakePHP | >PHP
Yii | Yii2 | >PHP
Zend Framework | Laminas | >PHP
PHPUnit | >PHP
#ruby-frameworks 0.5
Ruby on Rails | Rails!, RoR^ | >Ruby
Sinatra! | >Ruby
RSpec | >Ruby
Sidekiq | >Ruby
Phoenix Framework | Phoenix LiveView | >Elixir
#go-frameworks 0.4
Gin!! | Gin Gonic | >Go
gRPC | Protocol Buffers, Protobuf
#cms 0.5
WordPress | Word Press | >PHP
Drupal | >PHP
Joomla | >PHP
TYPO3 | >PHP
Contentful | *Strapi, *Sanity CMS, *Headless CMS
Adobe Experience Manager | AEM^
Sitecore
Umbraco
Content management systems | CMS^, content management system, Content-Management-System, Redaktionssystem
#commerce-platforms 0.5
Shopify | Shopify Plus, Liquid templates
Magento | Adobe Commerce
WooCommerce
PrestaShop
Salesforce Commerce Cloud | SFCC, Demandware
BigCommerce
#mobile 0.4
Android development | Android, Android SDK, Android Studio
iOS development | iOS, iOS SDK, UIKit, Cocoa Touch
React Native | ReactNative, *Expo!! | >React, Mobile development
Flutter | >Dart, Mobile development
Ionic! | Ionic Framework | >Mobile development
Apache Cordova | Cordova, PhoneGap
Xamarin | *.NET MAUI, MAUI | >.NET, Mobile development
Jetpack Compose | Jetpack | >Android development, Kotlin
Kotlin Multiplatform | KMM^, KMP^ | >Kotlin
Xcode | >iOS development
Mobile development | mobile app development, mobile apps, mobile applications, mobile application development, App-Entwicklung
Progressive web apps | PWA, PWAs, progressive web app
#game-development 0.5
Unity! | Unity3D, Unity 3D, Unity Engine
Unreal Engine | Unreal, UE4, UE5
Godot
Game development | game design, game programming, Spieleentwicklung
OpenGL | *Vulkan!, *DirectX
Computer graphics | shader programming, shaders, HLSL, GLSL
#embedded 0.2
Embedded systems | embedded software, embedded development, firmware, firmware development, eingebettete Systeme
RTOS | FreeRTOS, real-time operating systems, Zephyr RTOS
Microcontrollers | microcontroller programming, *STM32, PIC microcontrollers, *ESP32, AVR^
Arduino
Raspberry Pi
FPGA | FPGA design, FPGAs
Internet of Things | IoT, MQTT
CAN bus | *CANoe, CANalyzer
AUTOSAR
Device drivers | device driver development, ~Linux kernel=kernel development
Yocto | *Embedded Linux, *Buildroot
Qt! | Qt framework, *PyQt, QML
#software-practice 0.2
Object-oriented programming | OOP^, object oriented programming, object-oriented design, OOD^, objektorientierte Programmierung
Functional programming
Design patterns | software design patterns, SOLID principles
Data structures and algorithms | data structures, algorithms, DSA^
Software architecture | system design, systems design, solution architecture, software design, Softwarearchitektur, architecture logicielle
Microservices | micro-services, microservice architecture, microservices architecture
Distributed systems | distributed computing
Event-driven architecture | event driven systems, event sourcing, CQRS
Domain-driven design | DDD^
Clean code | clean architecture, hexagonal architecture
REST APIs | REST^, RESTful, REST API, RESTful APIs, RESTful API, RESTful services, RESTful web services, REST services, API design, API development
SOAP^ | SOAP web services, WSDL
API integration | web services, third-party APIs
OpenAPI | Swagger
OAuth | OAuth2, OAuth 2.0, *OpenID Connect=OIDC^, *JSON Web Tokens=JWT, *SAML
JSON
XML
YAML
Web development | web application development, web applications, Webentwicklung, développement web, desarrollo web
Front-end development | front-end, front end development, Frontend-Entwicklung
Back-end development | back-end, back end development, server-side development, Backend-Entwicklung
Full-stack development | full-stack, full stack development
Software development | software engineering, Softwareentwicklung, développement logiciel, desarrollo de software, application development
Responsive design | responsive web design, mobile-first design
Web performance | Core Web Vitals, performance optimization, performance tuning
Web accessibility | WCAG, accessibility standards, ARIA^, a11y, Section 508, accessibility, digital accessibility, Barrierefreiheit, accessibilité, accesibilidad, BITV
Internationalization | i18n, l10n, software localization
Code review | code reviews, peer review of code, revue de code, revues de code, Code-Reviews, Code-Review
Pair programming | mob programming
Refactoring | legacy code, legacy modernization
Debugging | troubleshooting software, profiling
Concurrency | multithreading, multi-threading, parallel programming, *CUDA, *OpenMP
Open source | open-source contribution, open source software
Technical documentation | software documentation, API documentation
Low-code platforms | low-code, no-code, *OutSystems, *Mendix, *Power Apps=PowerApps, *Bubble.io
Blockchain | *Smart contracts=smart contract, *Web3, *Ethereum, *Hyperledger, *DeFi
#version-control 0.6
Git | git version control
GitHub | >Git
GitLab | >Git
Bitbucket | >Git
Subversion | SVN^, Apache Subversion
Mercurial
Perforce
Version control | source control, version control systems
#messaging 0.6
Apache Kafka | Kafka, Confluent Kafka, Kafka Streams
RabbitMQ | Rabbit MQ
ActiveMQ | *IBM MQ=MQSeries, *JMS^
NATS^ | *ZeroMQ, *Pulsar!
Message queues | message queue, message brokers, message-oriented middleware, AMQP
Apache Camel | *MuleSoft=Mule ESB, *Enterprise service bus=ESB^, *TIBCO, *WSO2
#erp-software 0.4
SAP^ | SAP ERP, SAP R/3, SAP ECC, SAP S/4HANA, S/4HANA, SAP HANA
SAP FI | SAP FICO, SAP FI/CO, *SAP CO | >SAP
SAP MM | SAP Materials Management | >SAP
SAP SD | >SAP
SAP SuccessFactors | SuccessFactors
Oracle ERP | Oracle EBS, Oracle E-Business Suite, Oracle Fusion, Oracle Financials
Microsoft Dynamics 365 | Dynamics 365, Microsoft Dynamics, MS Dynamics, Dynamics NAV, Navision, Dynamics CRM, Business Central, *Microsoft Dynamics AX=Dynamics AX=MS Dynamics AX
NetSuite | Oracle NetSuite
Odoo | OpenERP
ERP systems | ERP^, ERP software, enterprise resource planning, ERP-Systeme
Workday!
ServiceNow | Service Now
PeopleSoft
JD Edwards | JDE^
#support 0.2
IT support | technical support, help-desk, help desk support, desktop support, IT helpdesk, service desk, first-level support, second-level support, 1st level support, 2nd line support, IT-Support, support informatique, soporte técnico, first line support, first-line support, second line support, user support, Anwenderbetreuung, IT service desk
Hardware troubleshooting | PC repair, computer hardware, hardware repair, hardware installation
Operating system installation | OS deployment, imaging computers, *SCCM, *Intune=Microsoft Intune, MDM^, *Jamf
Active Directory | Azure AD, Azure Active Directory, Microsoft Entra, Entra ID, *LDAP, Group Policy
ITIL | ITSM, IT service management, ITIL v4
Windows Server | Windows administration, *Microsoft Exchange=Exchange Server
Windows! | Microsoft Windows, Windows XP, Windows Vista, Windows 7, Windows 8, Windows 10, Windows 11, MS Windows
macOS | Mac OS, OS X, Mac OS X
Linux | GNU/Linux, *Ubuntu, *Debian, *Red Hat=RHEL^, *CentOS, Fedora!, *SUSE, Arch Linux
Unix | *Solaris, *AIX^, HP-UX, *FreeBSD
System administration | systems administration, sysadmin, Systemadministration, administration système, administración de sistemas, server administration, Linux administration | >IT support
Mobile device management | MDM solutions
VoIP | SIP^, *Asterisk PBX, telephony systems
Ticketing systems | ticketing system, issue tracking
`;
